/// What `swift test` of toolchain 6.3.1 wrote of builds that failed, but for the folder, and for
/// more errors and warnings of the same kind.
enum RecordedBuild {
  /// One file has a gap in its syntax, the other does not fit its types.
  static let twoFiles = #"""
    [0/1] Planning build
    Building for debugging...
    [0/10] Write sources
    [1/10] Write swift-version-6A52383ED409C6A7.txt
    [3/12] Compiling CountdownExercises PauseAndResume.swift
    /home/you/workbook/Exercises/01-Countdown/TakeControl.swift:3:14: error: expected parameter name followed by ':'
    1 | public func double(_ x: Int) -> Int { x * 2 }
    2 | public func trap(_ x: [Int]) -> Int { x[7] }
    3 | func broken( {
      |              `- error: expected parameter name followed by ':'
    4 | 

    /home/you/workbook/Exercises/01-Countdown/PauseAndResume.swift:9:8: error: invalid redeclaration of 'Kettle'
     1 | struct Kettle {
       |        `- note: 'Kettle' previously declared here
     2 |   var seconds = 180
     3 |   func wait() async {
       :
     7 | }
     8 | let unused = 5; struct A {} ; func f() { let y = 1; var z = 2 }
     9 | struct Kettle {}
       |        `- error: invalid redeclaration of 'Kettle'
    10 | 

    /home/you/workbook/Exercises/01-Countdown/PauseAndResume.swift:4:18: error: cannot convert value of type 'String' to specified type 'Int'
     2 |   var seconds = 180
     3 |   func wait() async {
     4 |     let x: Int = "three"
       |                  `- error: cannot convert value of type 'String' to specified type 'Int'
     5 |     clock.sleep(for: .seconds(seconds))
     6 |   }

    /home/you/workbook/Exercises/01-Countdown/PauseAndResume.swift:8:57: warning: initialization of variable 'z' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
     6 |   }
     7 | }
     8 | let unused = 5; struct A {} ; func f() { let y = 1; var z = 2 }
       |                                                         `- warning: initialization of variable 'z' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
     9 | struct Kettle {}
    10 | 
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [4/13] Emitting module CountdownExercises
    /home/you/workbook/Exercises/01-Countdown/TakeControl.swift:3:14: error: expected parameter name followed by ':'
    1 | public func double(_ x: Int) -> Int { x * 2 }
    2 | public func trap(_ x: [Int]) -> Int { x[7] }
    3 | func broken( {
      |              `- error: expected parameter name followed by ':'
    4 | 
    [5/13] Compiling CountdownExercises TakeControl.swift
    /home/you/workbook/Exercises/01-Countdown/TakeControl.swift:3:6: error: expected '{' in body of function declaration
    1 | public func double(_ x: Int) -> Int { x * 2 }
    2 | public func trap(_ x: [Int]) -> Int { x[7] }
    3 | func broken( {
      |      `- error: expected '{' in body of function declaration
    4 | 
    error: fatalError
    """#

  /// A function is declared and nowhere defined.
  static let link = #"""
    [0/1] Planning build
    Building for debugging...
    [0/4] Write sources
    [1/4] Write swift-version-6A52383ED409C6A7.txt
    [3/6] Emitting module CountdownExercises
    [4/6] Compiling CountdownExercises TakeControl.swift
    [5/9] Wrapping AST for CountdownExercises for debugging
    [7/15] Emitting module CountdownExercisesTests
    [8/15] Compiling CountdownExercisesTests TakeControlTests.swift
    [9/11] Write Objects.LinkFileList
    error: link command failed with exit code 1 (use -v to see invocation)
    /home/you/workbook/Exercises/01-Countdown/TakeControl.swift:4: error: undefined reference to 'nowhere'
    clang: error: linker command failed with exit code 1 (use -v to see invocation)
    [10/11] Linking recPackageTests.xctest
    error: fatalError
    """#
}
