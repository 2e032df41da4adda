import type { MergeShown } from '../../domain/answer/duplicate/duplicates-shown.ts';
import type { Likelihood } from '../../domain/duplicate/likeness.ts';
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

/** An answer as it is read: a language by its name. */
export function answerShown(field: MergedField, answer: string): string {
  return field === 'language' ? (familyLanguages.find(({ value }) => value === answer)?.label ?? answer) : answer;
}

export const words = {
  title: 'Duplicates',
  remark: 'Records that may be one person’s, the likeliest first.',
  loading: 'Looking for duplicates',
  none: { title: 'Nobody is on file twice', text: 'Nobody shares a name with a phone, an address or a birth year.' },
  noneOfOne: {
    title: 'No other record is like this one',
    text: 'Nobody shares its name with its phone, address or year.',
  },
  all: 'Show all duplicates',
  found: (total: number) => (total === 1 ? '1 pair' : `${total.toLocaleString('en-US')} pairs`),
  pages: 'Pages of duplicates',
  likelihoods: { sure: 'Surely one', likely: 'Likely one', doubtful: 'Perhaps one' } satisfies Record<
    Likelihood,
    string
  >,
  pair: (one: string, other: string) => `${one} and ${other}`,
  record: 'Record',
  registeredFor: 'Registered for',
  since: 'On file since',
  nothing: 'None',
  differs: 'differs',
  confirmed: 'confirmed',
  merge: 'Merge',
  mergeThese: (one: string, other: string) => `Merge ${one} and ${other}`,
  different: 'Not the same',
  differentThese: (one: string, other: string) => `${one} and ${other} are not the same`,
  saidDifferent: { title: 'Two people', text: 'They will not be shown together again.' },
  differentFailed: 'Failed to set the pair aside',
  dialog: {
    title: 'Merge two records',
    stays: 'Which record stays',
    side: (id: number, name: string) => `#${id} ${name}`,
    answers: 'Whose answer stays',
    same: 'Nothing else differs between them.',
    collisions: 'Both are registered: which registration stays',
    registration: (id: number, summary: string) => `Registration #${id} · ${summary}`,
    moves: 'What goes over',
    noMoves: 'Nothing hangs on the other record.',
    obstacles: 'This keeps them from being merged',
    told: 'The family is told where its contact on file changes. The merge can be undone for a day.',
    looking: 'Looking at what would follow',
    failed: 'What would follow cannot be shown',
    submit: 'Merge records',
    done: { title: 'Merged', text: 'It can be undone for a day, below.' },
    notDone: 'Failed to merge the records',
  },
  merges: {
    title: 'Merged in the last day',
    of: ({ goneId, goneName, keptId, keptName }: Pick<MergeShown, 'goneId' | 'goneName' | 'keptId' | 'keptName'>) =>
      `#${goneId} ${goneName} into #${keptId} ${keptName}`,
    by: (who: string, when: string) => `${who}, ${when}`,
    undo: 'Undo',
    undoThis: (of: string) => `Undo merging ${of}`,
    undone: { title: 'Merge undone', text: 'Both records are as they were.' },
    failed: 'Failed to undo the merge',
  },
};
