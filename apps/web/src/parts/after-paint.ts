/** Calls back once what stands in the page now has been painted; what it returns calls that off. */
export function afterPaint(deed: () => void): () => void {
  let next = requestAnimationFrame(() => {
    next = requestAnimationFrame(deed);
  });
  return () => cancelAnimationFrame(next);
}
