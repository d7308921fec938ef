import type { Contents } from './contents/contents.ts';
import type { Intake } from './contents/intake.ts';
import type { TableRegistry } from './tables/table-registry.ts';
import type { Talk } from './tables/talk.ts';
import type { Users } from './users/users.ts';

/** What the routes serve. */
export interface Services {
  readonly tables: TableRegistry;
  readonly users: Users;
  readonly contents: Contents;
  readonly talk: Talk;
  readonly intake: Intake;
}
