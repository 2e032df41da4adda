import { waiverStateLabels } from '../../domain/answer/registration/listed-registration.ts';

/** Every sentence about waivers. */
export const words = {
  column: 'Waiver',
  states: waiverStateLabels,
  filter: { label: 'Waiver', all: 'Signed or not' },
  open: (unsigned: number, claimed: number) =>
    `Waivers: ${unsigned.toLocaleString('en-US')} unsigned, ${claimed.toLocaleString('en-US')} claimed and not confirmed by a parent.`,
  noMail: 'No mail server is set up: letters are kept and not sent. Enter waivers that are signed on paper.',
  remind: {
    all: 'Remind all unsigned and claimed',
    title: 'Send waiver links',
    selected: 'Send waiver links',
    text: (unsigned: number, claimed: number) =>
      `${letters(unsigned + claimed)} will go out: ${unsigned} to sign the waiver, ${claimed} to confirm it.`,
    nobody: 'Nobody can be written to now.',
    today: (families: number) => `${familiesOf(families)} had a reminder within the last day: no letter now.`,
    withoutAddress: (families: number) =>
      `Without an address on file: ${familiesOf(families)}. Their letters are in the post tray.`,
    names: (names: readonly string[], others: number) =>
      others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', '),
    submit: 'Send the links',
    done: (sent: number) => (sent === 0 ? 'No letter went out' : `${letters(sent)} on the way`),
    others: 'Who had a reminder within the last day, or has signed, gets none.',
    failed: 'Failed to send the links',
    countFailed: 'The waivers could not be counted.',
  },
  paper: {
    action: 'Enter a Waiver',
    title: 'Signed on Paper or Read Out',
    text: 'Use this when a parent or guardian has signed in front of you, or has heard the letter of the post tray on the phone and said its code. It is noted with your name.',
    self: 'The player, 18 or older',
    reason: 'What have you seen?',
    reasonHint: 'For example: paper, signed at the desk. Needed without a code.',
    codeHint: 'Where the letter was read out: the six digits at its end. Empty for paper.',
    submit: 'Confirm the Waiver',
    done: 'Waiver confirmed',
    failed: 'Failed to confirm the waiver',
  },
} as const;

function familiesOf(count: number): string {
  return count === 1 ? '1 family' : `${count.toLocaleString('en-US')} families`;
}

function letters(count: number): string {
  return count === 1 ? '1 letter' : `${count.toLocaleString('en-US')} letters`;
}
