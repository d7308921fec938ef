/** What many tests look at is worked out by the first of them that runs, and not before: so it is known which test came to what. */
export function once<Result extends object>(workOut: () => Result): () => Result {
  let result: Result | null = null;
  return () => {
    result ??= workOut();
    return result;
  };
}
