// An expert never comes to an end; others answer at once.
export function think({ thought, begun }) {
  begun.postMessage(null);
  while (thought.bot === 'expert');
  return 'thought';
}
