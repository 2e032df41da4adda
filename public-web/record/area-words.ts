import type { Language } from '../../domain/rule/language/language.ts';

/** Texts of the part of the Player ID page in which the signer sees, withdraws and erases what is kept. */
export const words = {
  loading: 'Opening everything we keep…',
  notLoaded: 'The record could not be opened.',
  lead: 'Only the parent, or whoever signs for the player, sees this. “Edit Info” corrects it.',
  siblings: 'Your other players',
  language: {
    en: 'Send our letters in English',
    es: 'Send our letters in Spanish',
  } satisfies Record<Language, string>,
  languageDone: { title: 'Language chosen', text: 'Letters come in this language from now on.' },
  contact: (tournament: string, isAllowed: boolean) =>
    isAllowed ? `Let our team reach us: ${tournament}` : `Our team must not reach us: ${tournament}`,
  contactDone: (isAllowed: boolean) =>
    isAllowed
      ? { title: 'Your team can reach you', text: 'Captain and teammates are told how, for this tournament alone.' }
      : { title: 'Not told any more', text: 'Letters that were sent before cannot be taken back.' },
  photos: (tournament: string) => `No photos: ${tournament}`,
  photosDone: { title: 'No photos', text: 'The organizers see it, and a letter confirms it.' },
  failed: { title: 'Error', text: 'This could not be done.' },
  keep: 'Keep everything as it is',
  waiver: {
    open: (tournament: string) => `Withdraw the waiver: ${tournament}`,
    title: 'Withdraw the waiver?',
    follows: (player: string) => [
      `${player} cannot play in this tournament until it is signed again.`,
      'The registration, the place on the team and what was paid stay as they are.',
      'The organizers are told. A letter confirms it, with the link to sign again.',
    ],
    now: 'Withdraw it now',
    done: { title: 'Waiver withdrawn', text: 'The organizers are told, and a letter confirms it.' },
  },
  erase: {
    open: (player: string) => `Erase everything about ${player}`,
    title: (player: string) => `Erase ${player}?`,
    lead: 'This cannot be undone, not even by us.',
    goes: 'What goes',
    gone: (player: string) => [
      `${player}'s name, birth year, phone, email and club, and your name and how to reach you`,
      'Every registration, waiver, wish and note, and the places on teams: whoever is to play registers again',
      'The letters to your address, where nobody else of your family is registered with it',
    ],
    stays: 'What stays, and why',
    kept: [
      'Scores and counted goals, without the name: other teams played those games, too',
      'What was paid, when and how, without the name, for seven years: the books must add up',
      'A backup made before, until it is deleted',
      'A team without its captain: the organizers name another one',
    ],
    now: 'Erase now',
  },
  erased: {
    title: 'Everything is erased',
    text: (player: string) =>
      `We keep nothing about ${player} any more but what names nobody. A letter confirms it to your inbox.`,
    home: 'To the start page',
  },
} as const;
