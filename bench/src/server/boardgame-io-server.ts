/** boardgame.io's own server with its storage in memory, as a child of the load tool. */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { silverfrostForBoardgameIo } from '../peers/silverfrost-game.ts';
import { snowTime } from '../peers/snow-time-game.ts';
import { serveLoad } from './usage.ts';

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
// The package has folders instead of an export map, which an ES import cannot open.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

const games = [snowTime as Game, silverfrostForBoardgameIo as Game];
const server = Server({ games, origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
serveLoad(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
