import { certificateForm, paperForm } from '../../domain/use-case/paper/paper-form.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';

/** Every sentence about what is printed. */
export const words = {
  title: 'Paper',
  remark: 'What a day of play needs in print, and what follows it.',
  choose: preferredTournament.label,
  unchosen: { title: 'Select a tournament', text: 'Its day of play on paper is made here.' },
  pack: {
    title: 'The day on paper',
    remark: 'One PDF in US letter format. It names children and what families owe: keep it at the desk.',
    parts: paperForm.fields.parts.label,
    sheets: paperForm.fields.sheets.label,
    make: 'Make the PDF',
    making: 'Making the PDF…',
    failed: 'The PDF could not be made',
  },
  checkIn: {
    title: 'Check-in list',
    remark: 'Every team and player, what is owed and how the waiver stands. It names children: keep it at the desk.',
    make: 'Make the check-in list',
  },
  certificates: {
    title: 'Certificates',
    remark: 'A page for each team of a division that is over, in the language its captain reads.',
    teams: certificateForm.fields.teams.label,
    players: certificateForm.fields.players.label,
    make: 'Make the certificates',
  },
  league: {
    title: 'For the league',
    remark: 'CSV files that a spreadsheet opens.',
    standings: 'Save the standings',
    rosters: 'Save the rosters',
    failed: 'The file could not be saved',
  },
} as const;
