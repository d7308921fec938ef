/** An engine on this machine answers at once; one on another machine answers later. */
export type Awaitable<Value> = Value | Promise<Value>;
