import type { AppDoor } from '../app-door.ts';

export const silverfrost: AppDoor = {
  face: async () => (await import('./board/face.ts')).face,
  gallery: async () => (await import('./gallery.ts')).cards,
  lesson: async () => (await import('./lesson.ts')).steps,
  icons: async () => (await import('./icon-credits.ts')).credits,
  solo: { title: 'games.silverfrost-solo', option: 'paws', levels: ['1', '2', '3', '4'] },
};
