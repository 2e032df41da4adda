import { changeKinds } from '../../change-request/change-request.ts';
import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { optional } from '../../form/field.ts';
import { type Answers, form, type Remarks } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../language/sentence.ts';
import { tournamentMissing } from '../../tournament/tournament.ts';

/** Labels of the kinds of change. */
const changeKindLabels = { withdrawal: 'Withdrawal', transfer: 'Transfer' } as const;

/** Labels of all kinds of request, as organizers read them. */
export const requestKindLabels = { ...changeKindLabels, 'team-transfer': 'Whole team' } as const;

const kinds = changeKinds.map((value) => ({ value, label: changeKindLabels[value] }));

const id = (label: Phrase, message: Phrase) => wholeNumber({ label, from: 1, to: largestId, message });

const fewWords = (label: Phrase) =>
  optional(
    text({ label, max: [500, said('{label} must be at most 500 characters', { label: asPlaceholderValue(label) })] }),
  );

/** Form for a family's change request about one registration. */
export const newChangeRequest = form(
  {
    registrationId: id('Registration to change', 'Please choose a registration'),
    kind: choice('Change', kinds, 'Please choose to withdraw or to move'),
    toTournamentId: optional(id('Move to', tournamentMissing)),
    isRefundWanted: tick('I would like my money back'),
    reason: fewWords('Reason'),
  },
  {
    complaints: ({ kind, toTournamentId }): Remarks =>
      kind === 'transfer' && toTournamentId === null ? { toTournamentId: tournamentMissing } : {},
  },
);

export type ChangeAnswers = Answers<typeof newChangeRequest>;

const { toTournamentId, reason } = newChangeRequest.fields;

/** Form for a captain's request to move the whole team. */
export const newTeamMove = form({
  toTournamentId: id(toTournamentId.label, tournamentMissing),
  /** Without it a tournament that has filled up meanwhile is refused: nobody goes on a waiting list unawares. */
  joinsWaitingList: tick('The team joins the waiting list where the tournament is full'),
  reason,
});

export type TeamMoveAnswers = Answers<typeof newTeamMove>;

/** Answers of an organizer to a request, with the text of their buttons. */
export const organizersAnswers = [
  { value: 'granted', label: 'Yes' },
  { value: 'refused', label: 'No' },
] as const;

export const organizersAnswer = form({
  answer: choice('Answer', organizersAnswers, 'Please answer yes or no'),
  remark: fewWords('A word to whoever asked'),
});
