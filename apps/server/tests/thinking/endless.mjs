// An expert never comes to an end; others answer at once.
export function chooseMove({ thought, begun }) {
  begun.postMessage(null);
  while (thought.bot === 'expert');
  return 'thought';
}
