import type { LessonStep } from './step.ts';

const LESSONS: Readonly<Record<string, () => Promise<readonly LessonStep[]>>> = {
  'snow-time': async () => (await import('../games/snow-time/lesson.ts')).steps,
  'winter-kingdom': async () => (await import('../games/winter-kingdom/lesson.ts')).steps,
  silverfrost: async () => (await import('../games/silverfrost/lesson.ts')).steps,
};

export const hasLesson = (game: string): boolean => game in LESSONS;

/** The steps of a game's first lesson; none if it has none yet. */
export const lessonOf = async (game: string): Promise<readonly LessonStep[]> => (await LESSONS[game]?.()) ?? [];
