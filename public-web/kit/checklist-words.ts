/** Texts of a family's checklist after registering. */
export const words = {
  title: 'Your checklist',
  toDo: {
    label: 'To do',
    'sign-waiver': 'Sign the waiver: open the link in the email about it and sign there',
    'confirm-waiver': 'Confirm the waiver: open the link in the email about it and confirm there',
    pay: 'Pay the fee',
    'share-link': 'Fill your team: players join by the invitation link',
  },
  done: {
    label: 'Done',
    'sign-waiver': 'Waiver signed',
    'confirm-waiver': 'Waiver signed and confirmed',
    pay: 'Fee paid',
    'share-link': 'Team full',
  },
} as const;
