import type { MergedField } from '../../domain/duplicate/merged-player.ts';
import { familyLanguages } from '../../domain/player/family-language.ts';
import { detailNames, type PlayerDetail, playerDetails } from '../../domain/player/player-details.ts';
import { guardedFieldNames } from '../../domain/use-case/player/change-letters.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';

const { skillLevel, currentClub, language } = playerForm.fields;

const details = Object.fromEntries(detailNames.map((name) => [name, playerDetails[name].label])) as Record<
  PlayerDetail,
  string
>;

type Names = Readonly<Record<MergedField, string>>;

export const fieldNames: Names = {
  ...guardedFieldNames,
  skillLevel: skillLevel.label,
  currentClub: currentClub.label,
  ...details,
  language: language.label,
};

/** Returns an answer in words; a language by its name. */
export function answerInWords(field: MergedField, answer: string): string {
  return field === 'language' ? (familyLanguages.find(({ value }) => value === answer)?.label ?? answer) : answer;
}
