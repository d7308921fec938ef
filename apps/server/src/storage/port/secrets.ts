/** What the server signs with, and what it names speakers in chats with. */
export type SecretName = 'cookie-secret' | 'chat-secret';

/** Secrets that lie with the data. */
export interface SecretStore {
  /** Made of chance and durable when it is first asked for; the same ever after, for all who share the data. */
  secret(name: SecretName): Promise<string>;
}
