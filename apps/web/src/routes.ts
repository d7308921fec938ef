/** The pages of the house and what their address says. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly how: 'friends' | 'bots' | 'hot-seat' | 'solo'; readonly game: string | null }
  | { readonly page: 'table'; readonly where: 'local' | 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly where: 'local' | 'table'; readonly id: string; readonly move: number | null }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'gallery'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'nowhere' };

const KINDS = ['friends', 'bots', 'hot-seat', 'solo'] as const;

/** The page an address means. */
export function routeOf(pathname: string, search = ''): Route {
  const [first = '', second = '', third = ''] = pathname.split('/').slice(1).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (first === '') return { page: 'home' };
  if (first === 'new') {
    const how = KINDS.find(kind => kind === second);
    return how === undefined ? { page: 'nowhere' } : { page: 'new', how, game: query.get('game') };
  }
  if ((first === 'local' || first === 'table') && second !== '') return { page: 'table', where: first, id: second };
  if (first === 'replay' && (second === 'local' || second === 'table') && third !== '') {
    const move = query.get('move');
    return { page: 'replay', where: second, id: third, move: move === null ? null : Number(move) };
  }
  if ((first === 'rules' || first === 'gallery' || first === 'lesson') && second !== '') {
    return { page: first, game: second };
  }
  if (first === 'settings' || first === 'credits') return { page: first };
  return { page: 'nowhere' };
}
