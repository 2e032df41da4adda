import { type Answers, form } from '../../form/form.ts';
import { likenessAllowed } from './waiver-fields.ts';

/** The choice about photos, which stands beside a waiver that is confirmed. */
export const likenessForm = form({ likenessAllowed });

export type LikenessAnswers = Answers<typeof likenessForm>;
