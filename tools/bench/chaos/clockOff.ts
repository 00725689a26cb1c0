/* Loaded before a node by who wants its clock to be wrong: the clock on the wall, not the time that passes. */

const off = Number(process.env['CLOCK_OFF_MS'] ?? 0);
const True = Date;

/** Everything that is a Date, and says another time when it is asked for the time. */
globalThis.Date = new Proxy(True, {
  construct: (target, given: ConstructorParameters<DateConstructor>, made) =>
    Reflect.construct(
      target,
      (given as readonly unknown[]).length === 0 ? [target.now() + off] : given,
      made,
    ) as object,
  apply: target => new target(target.now() + off).toString(),
  get: (target, name, asked) => (name === 'now' ? () => target.now() + off : Reflect.get(target, name, asked)),
});
