import { closureEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
/** Every sentence about the timetable. */
export const words = {
  title: 'Timetable',
  hint: 'Tap a game, then a lit kick-off; or drag it there. A locked game stays.',
  moving: (game: string) => `Moving ${game}. Lit kick-offs are free of conflicts.`,
  noSlots: 'No other kick-off is free of conflicts. Any free place shows what stands in the way.',
  stop: 'Leave it where it is',
  time: 'Kick-off',
  free: 'Free',
  moveHere: (time: string, field: string) => `Move to ${time} on ${field}`,
  tryHere: (time: string, field: string) => `Look what stands in the way at ${time} on ${field}`,
  pick: (game: string, time: string, field: string) => `${game}, ${time} on ${field}`,
  lock: (game: string) => `Lock ${game}`,
  unlock: (game: string) => `Unlock ${game}`,
  lockDone: (game: string, isLocked: boolean) => ({
    title: isLocked ? 'Game Locked' : 'Game Unlocked',
    text: isLocked ? `${game} keeps its field and its kick-off.` : `${game} can be moved again.`,
  }),
  lockFailed: 'Failed to lock the game',
  moved: (game: string, time: string, field: string) => ({
    title: 'Game Moved',
    text: `${game}: ${time} on ${field}.`,
  }),
  moveFailed: 'Failed to move the game',
  slotsFailed: 'Failed to find kick-offs for this game',
  conflicts: {
    title: (time: string, field: string) => `${time} on ${field}`,
    hard: 'The game cannot be moved there:',
    soft: 'The game can be moved there, but:',
    accept: 'Move all the same',
    leave: 'Leave it where it is',
  },
  news: {
    ahead: (letters: number, minutes: number) =>
      `${letters === 1 ? '1 family' : `${letters} families`} will be told ${minutes < 1 ? 'now' : `in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`}: once nothing is moved for a while.`,
    told: (time: string) => `Families were last told of the timetable on ${time}.`,
    messages: 'Show in Messages',
    search: (tournament: string) => `schedule: ${tournament}`,
  },
  atOnce: {
    label: 'Publish changes at once',
    on: 'Families are told of every change once nothing is moved for a while.',
    gathered: (games: number) =>
      `Families are told of every change; the next one also publishes ${games === 1 ? 'the game' : `the ${games} games`} moved before.`,
    off: 'Changes wait until you publish them together.',
  },
  draft: {
    title: 'Draft: families do not see it yet',
    again: 'Draft: families still see the timetable published before',
    changes: (games: number) =>
      games === 0
        ? 'Nothing is left of the moved games that waited'
        : games === 1
          ? '1 moved game waits: families do not see it yet'
          : `${games} moved games wait: families do not see them yet`,
    text: 'No letter has left. Look it over, move games, generate again; then publish.',
    changesText: 'Publish them together when you are done: each family gets one letter.',
    outdated:
      'The tournament has gone on since: games have started, or its day or its timetable were changed. Generate it again; your settings are still there.',
    by: (name: string, time: string) => `Last changed by ${name}, ${time}.`,
    publish: 'Publish',
    discard: 'Discard',
    seePublished: 'Show what families see',
    seeDraft: 'Show the draft',
    open: 'Open bracket management',
  },
  publish: {
    title: 'Publish the timetable',
    confirm: 'Publish',
    cancel: 'Cancel',
    note: 'Note to families',
    noteHint: 'Stands in the letters; may be left empty.',
    shown: (games: number, first: string, last: string) =>
      `Everybody sees ${games === 1 ? '1 game' : `${games} games`}, ${first} to ${last}: on the site, in calendars, on big screens and in frames.`,
    now: (letters: number) => (letters === 1 ? '1 letter leaves at once.' : `${letters} letters leave at once.`),
    later: (letters: number, time: string) =>
      `${letters === 1 ? '1 family gets its schedule' : `${letters} families get their schedules`} 48 hours before the start, on ${time}.`,
    nobody: 'No letter leaves: nobody has to be told anything new.',
    hidden: 'The tournament is hidden: nobody sees it, and no letter leaves, until it is visible.',
    moved: 'What changes:',
    more: (games: number) => `and ${games} more`,
    change: (game: string, was: string, now: string) => `${game}: ${was} → ${now}`,
    done: { title: 'Timetable Published', text: 'Families see it now.' },
    failed: 'Failed to publish the timetable',
  },
  discard: {
    title: 'Discard the draft?',
    text: 'What was drawn or moved and not published is gone. What families see stays as it is.',
    confirm: 'Discard',
    cancel: 'Keep it',
    done: { title: 'Draft Discarded', text: 'Families see what they saw before.' },
    failed: 'Failed to discard the draft',
  },
  shift: {
    open: 'Shift the rest of the day',
    title: 'Shift the rest of the day',
    text: 'Every game from a kick-off on that has not started and is not locked moves; the gaps between them stay.',
    from: 'From the kick-off at',
    minutes: 'By minutes',
    minutesHint: 'Less than 0 moves them earlier.',
    field: 'On',
    allFields: 'All fields',
    preview: (games: number) => (games === 1 ? '1 game moves.' : `${games} games move.`),
    nothing: 'No game moves.',
    lastEnd: (time: string) => `The last one ends at ${time}.`,
    conflicts: 'What would go wrong:',
    save: 'Shift',
    done: (games: number) => ({ title: 'Day Shifted', text: games === 1 ? '1 game moved.' : `${games} games moved.` }),
    failed: 'Failed to shift the day',
    cancel: 'Cancel',
  },
  close: {
    open: 'Close a field or an hour',
    title: 'Close a field or an hour',
    text: 'Games that stand there get other places; what has started or is locked stays. Other games move only where that has to be.',
    field: 'Not played on',
    until: closureEntry.fields.until.label,
    restOfDay: 'The end of the day',
    save: 'Close',
    done: (games: number) => ({ title: 'Closed', text: games === 1 ? '1 game moved.' : `${games} games moved.` }),
    failed: 'Failed to close it',
  },
} as const;
