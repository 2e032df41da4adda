import { playerEmail } from '../../domain/use-case/registration/player-fields.ts';

/** Texts of finding an earlier record. */
export const words = {
  label: 'Find an earlier registration',
  search: 'Find my record',
  searching: 'Looking…',
  failed: { title: 'Search Failed', text: 'Failed to search for player record' },
  nobody: {
    title: 'Player Not Found',
    text: 'No matching player found with that phone number. Please check your information or register as a new player.',
    register: 'Register as a new player',
  },
  found: {
    title: 'Player Found!',
    text: (name: string) => `Welcome back, ${name}! Your information has been loaded.`,
  },
  ended: {
    title: 'Please look it up again',
    text: 'A look-up lasts for half an hour, so that nobody else goes on with it. What you typed is still here.',
  },
  picked: { title: 'Player Selected!' },
  one: { title: 'Is This the Player?', text: 'The name on file differs a little: please look whether it is the one.' },
  several: { title: 'Multiple Players Found', text: 'Please pick the player who is registering.' },
  noTeam: 'No team yet',
  age: (age: number) => `Age ${age}`,
  onFile: {
    label: 'Your information',
    team: 'Last team',
    age: 'Age',
    tournament: 'Last tournament',
    club: 'Club',
    email: playerEmail.label,
    phone: 'Phone',
    none: '–',
  },
} as const;
