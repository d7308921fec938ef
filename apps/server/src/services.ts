import type { ContentUploads } from './contents/content-uploads.ts';
import type { Contents } from './contents/contents.ts';
import type { ChatLimiter } from './tables/chat-limiter.ts';
import type { TableRegistry } from './tables/table-registry.ts';
import type { Users } from './users/users.ts';

/** What routes and live connections use. */
export interface Services {
  readonly tables: TableRegistry;
  readonly users: Users;
  readonly contents: Contents;
  readonly chat: ChatLimiter;
  readonly uploads: ContentUploads;
}
