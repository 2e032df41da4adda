/** What organizers and families are told of timetables that are drafts, and of those that are published. */
export const drafts = {
  Draft: 'Borrador',
  'Nothing was generated: send draft: true to keep a draft, or ask for the preview':
    'No se generó nada: mande draft: true para guardar un borrador, o pida la vista previa',
  'A word from the organizers: {note}': 'Unas palabras de los organizadores: {note}',
  'This game is in a draft: an organizer publishes the timetable before it is played':
    'Este partido está en un borrador: un organizador publica el calendario antes de que se juegue',
  'This draft was changed meanwhile. Look at it again before you publish it.':
    'Este borrador cambió mientras tanto. Revíselo otra vez antes de publicarlo.',
  'The tournament has gone on since this draft was drawn: games have started, or its day or its timetable were changed. Generate it again; your settings are still there.':
    'El torneo siguió su curso desde que se hizo este borrador: empezaron partidos, o cambiaron su fecha o su calendario. Genérelo otra vez; sus opciones siguen ahí.',
  'A team of this draft has no place in the tournament any more. Generate it again; your settings are still there.':
    'Un equipo de este borrador ya no tiene lugar en el torneo. Genérelo otra vez; sus opciones siguen ahí.',
  '{teams} teams of this draft have no place in the tournament any more. Generate it again; your settings are still there.':
    '{teams} equipos de este borrador ya no tienen lugar en el torneo. Genérelo otra vez; sus opciones siguen ahí.',
  'Other brackets are drawn and wait to be published: publish or discard them before changes are gathered':
    'Hay otros cuadros generados que esperan publicarse: publíquelos o descártelos antes de reunir cambios',
} as const;
