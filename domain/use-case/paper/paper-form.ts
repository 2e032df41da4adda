import { tick } from '../../form/agreement.ts';
import { choice, type Option } from '../../form/choice.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';

/** Parts of the day's print pack, in the order of printing. */
export const paperParts = ['fields', 'teams', 'brackets', 'score-sheets', 'check-in'] as const;

export type PaperPart = (typeof paperParts)[number];

const partLabels: Readonly<Record<PaperPart, string>> = {
  fields: 'Schedule by field',
  teams: 'Schedule by team',
  brackets: 'Brackets',
  'score-sheets': 'Score sheets with rosters',
  'check-in': 'Check-in list with payment and waiver',
};

export const partOptions: readonly Option<PaperPart>[] = paperParts.map((value) => ({
  value,
  label: partLabels[value],
}));

export const sheetOptions = [
  { value: '2', label: 'Two games a page' },
  { value: '1', label: 'One game a page' },
] as const;

const partsWrong = 'Please choose what to print from the list';

/** Form for printing a tournament's day; nothing chosen is all of it. */
export const paperForm = form({
  parts: list(choice('What to print', partOptions, partsWrong), {
    label: 'What to print',
    most: paperParts.length,
    message: partsWrong,
  }),
  sheets: choice('Score sheets', sheetOptions, 'Score sheets stand one or two a page'),
});

export type PaperWish = Answers<typeof paperForm>;

export const certificateOptions = [
  { value: 'champions', label: 'Champions' },
  { value: 'places', label: 'First to third place' },
  { value: 'everybody', label: 'Every team' },
] as const;

/** Form for printing certificates, with or without the names of the players. */
export const certificateForm = form({
  teams: choice('Certificates for', certificateOptions, 'Please choose for whom certificates are printed'),
  players: tick('With the names of the players'),
});

export type CertificateWish = Answers<typeof certificateForm>;
