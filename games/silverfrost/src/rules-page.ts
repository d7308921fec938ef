import type { RuleSection } from '@snowbound/engine';
import type { SilverfrostContent } from './state.ts';

/** The rules in the order of the page. */
export const rulesPage = (_content: SilverfrostContent): readonly RuleSection[] => [];
