// The optimizer removes work whose result nobody uses. It may not look into these two, so to it
// their argument is used.

@inline(never) @_optimize(none)
func keep(_ number: Int) {}

@inline(never) @_optimize(none)
func keep(_ object: AnyObject) {}
