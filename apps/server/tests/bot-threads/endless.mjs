// An expert never comes to an end; others answer at once.
export function chooseMove({ request, begun }) {
  begun.postMessage(null);
  while (request.bot === 'expert');
  return 'move';
}
