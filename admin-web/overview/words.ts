import type { MoneySide, Need } from '../../domain/answer/overview/overview.ts';
import { words as freeAgentWords } from '../free-agent/words.ts';
import { words as playerWords } from '../player/words.ts';
import { words as teamWords } from '../team/words.ts';

/** Every sentence of the first page. */
export const words = {
  title: 'Overview',
  failed: 'Failed to fetch the overview',
  needs: {
    title: 'Needs somebody now',
    nothing: 'Nothing waits for anybody.',
    labels: {
      unpaid: 'Registrations that owe money',
      unsigned: 'Waivers that nobody has signed',
      unplaced: 'Free agents without a team',
      requests: 'Requests of families',
      refunds: 'Entries of money to be refunded',
      unscored: 'Games that are over and have no result',
      unpublished: 'Unpublished timetables',
      undelivered: 'Letters that were not delivered',
      postTray: 'Letters to print or read out',
    } as Readonly<Record<Need, string>>,
    mail: 'Letters that wait, as mail is not set up',
  },
  money: {
    title: 'Money',
    remark: 'Of tournaments that are not over',
    sides: { owed: 'Owed', received: 'Received' } as Readonly<Record<MoneySide, string>>,
  },
  day: {
    title: 'Next day of play',
    none: 'No day of play is announced.',
    filled: (teams: number, places: number) => `${teams} of ${places} teams`,
    waiting: (teams: number) => (teams === 1 ? '1 team waits for a place' : `${teams} teams wait for a place`),
    nobody: 'Nobody has registered yet.',
    all: 'All ages',
    columns: {
      division: 'Division',
      teams: teamWords.title,
      players: playerWords.title,
      places: 'Places on teams',
      freeAgents: freeAgentWords.title,
    },
    of: (column: string, division: string, tournament: string) => `${column}, ${division}, ${tournament}`,
  },
  registrations: {
    title: 'Registrations by day',
    remark: (count: number, days: number) => `${count.toLocaleString('en-US')} in the last ${days} days`,
    most: (count: number) => `At most ${count.toLocaleString('en-US')} a day`,
    table: 'Days and their registrations',
    day: 'On',
    count: 'Registered',
  },
} as const;
