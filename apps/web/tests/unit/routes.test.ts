import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/routes.ts';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/new/hot-seat', '?game=snow-time', { page: 'new', how: 'hot-seat', game: 'snow-time' }],
    ['/new/solo', '?game=silverfrost', { page: 'new', how: 'solo', game: 'silverfrost' }],
    ['/local/ab12', '', { page: 'table', where: 'local', id: 'ab12' }],
    ['/table/V8c6', '', { page: 'table', where: 'table', id: 'V8c6' }],
    ['/replay/table/V8c6', '?move=12', { page: 'replay', where: 'table', id: 'V8c6', move: 12 }],
    ['/rules/snow-time', '', { page: 'rules', game: 'snow-time' }],
    ['/new/nobody', '', { page: 'nowhere' }],
    ['/table', '', { page: 'nowhere' }],
    ['/no/such/page', '', { page: 'nowhere' }],
  ])('%s%s', (path, search, route) => {
    expect(routeOf(path, search)).toEqual(route);
  });
});
