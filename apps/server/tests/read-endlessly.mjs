/** Reads like the real reader, but for a body that says it has no end. */
export const prepare = () => {};

export function read(body) {
  while (body === 'endless');
  return { id: body, game: 'snow-time', text: '' };
}
