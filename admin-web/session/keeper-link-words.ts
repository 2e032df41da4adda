import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { newKeeperLinks } from '../../domain/use-case/session/keeper-link-forms.ts';

const { fields } = newKeeperLinks;

/** Every sentence about the links and QR codes with which score keepers come in. */
export const words = {
  title: 'Keeper Links',
  count: (links: number) => (links === 1 ? '1 link' : `${links.toLocaleString('en-US')} links`),
  searchHint: 'Tournament, field or name',
  loading: 'Loading the links…',
  failed: 'Failed to fetch the links',
  none: {
    title: 'No links yet',
    text: 'A link or QR code lets a score keeper in without the password: for a field, a day or a person.',
  },
  columns: {
    opens: 'Opens',
    when: fields.day.label,
    for: 'For',
    uses: 'Used by',
    endsAt: 'State',
    actions: 'Actions',
  },
  newest: 'Newest first',
  byField: kickoffEntry.fields.field.label,
  everyField: 'All fields',
  everyDay: 'Every day',
  anybody: 'Anybody who scans it',
  nobody: 'Nobody yet',
  use: (name: string, when: string) => `${name}, ${when}`,
  more: (others: number) => `and ${others} more`,
  state: {
    open: (day: string) => `Until the end of ${day}`,
    revoked: (when: string) => `Revoked ${when}`,
    ended: 'Ended',
  },
  make: {
    action: 'Make links',
    title: 'Make links for score keepers',
    text: 'Whoever has a link keeps scores with it, and only within it. It ends with its day by itself.',
    tournament: fields.tournamentId.label,
    day: fields.day.label,
    whom: 'For whom',
    kinds: {
      fields: (fields: number) =>
        fields === 1 ? 'The one field' : `Each of the ${fields} fields: a QR code for its clipboard`,
      all: 'All fields: one QR code for everybody',
      person: 'One person: the name is settled, all fields',
    },
    name: fields.name.label,
    submit: 'Make',
    cancel: 'Cancel',
    failed: 'Failed to make the links',
    done: (links: number) => (links === 1 ? 'The link is made' : `${links} links are made`),
  },
  made: {
    title: (links: number) => (links === 1 ? 'Show this QR code' : 'Show these QR codes'),
    once: 'They are shown now and never again: print or copy them. A lost one is revoked, and another made.',
    code: (label: string) => `QR code: keep scores, ${label}`,
    copy: 'Copy link',
    copied: 'The link is copied',
    notCopied: 'The link could not be copied',
    print: 'Print, one page each',
    until: (day: string) => `Good until the end of ${day}`,
    close: 'Done',
  },
  sheet: {
    title: 'Keep scores',
    how: 'Point the camera of your phone at the code. No password.',
    person: (name: string) => `For ${name} only`,
    until: (day: string) => `Good until the end of ${day}`,
  },
  revoke: {
    action: 'Revoke',
    title: (label: string) => `Revoke the link for ${label}?`,
    text: 'It opens nothing any more, and every phone that came in with it is signed out at once.',
    cancel: 'Cancel',
    done: (label: string) => `The link for ${label} is revoked`,
    failed: 'Failed to revoke the link',
  },
} as const;
