import type { AppDoor } from '../app-door.ts';

export const winterKingdom: AppDoor = {
  face: async () => (await import('./board/face.ts')).face,
  preview: async () => (await import('./board/BoardPreview.svelte')).default,
  gallery: async () => (await import('./gallery.ts')).cards,
  lesson: async () => (await import('./lesson.ts')).steps,
};
