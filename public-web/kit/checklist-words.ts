/** Texts of a family's checklist after registering. */
export const words = {
  title: 'Your checklist',
  steps: {
    'sign-waiver': 'Sign the waiver: open the link in the letter about it',
    'confirm-waiver': 'Confirm the waiver: it counts once the link in the letter is opened',
    pay: 'Pay the fee',
    'share-link': 'Share the invitation link with your players',
  },
  done: 'Done',
  toDo: 'To do',
} as const;
