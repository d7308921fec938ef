import { LOCALES, type Locale } from '@snowbound/engine';

const isLocale = (text: string | undefined): text is Locale => LOCALES.some(locale => locale === text);

/** The language to speak: the one asked for, else that of the system, else English. Never fails. */
export function languageFor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const asked = askedFor(args);
  if (isLocale(asked)) return asked;
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLocale(system) ? system : 'en';
}

/** Needed before the arguments are read, so that even a misread one is reported in the right language. */
function askedFor(args: readonly string[]): string | undefined {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[at];
  return arg === '--lang' ? args[at + 1] : arg?.slice('--lang='.length);
}
