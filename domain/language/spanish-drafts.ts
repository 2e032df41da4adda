/** Spanish for messages to organizers and families about draft and published timetables. */
export const drafts = {
  Draft: 'Borrador',
  Swap: 'Intercambiar',
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
    'Hay otras llaves generadas que esperan publicarse: publíquelas o descártelas antes de reunir cambios',
  'A game that is still to be played would begin in the past. Choose a later time, or generate again.':
    'Un partido por jugar empezaría en el pasado. Elija una hora más tarde, o genere de nuevo.',
  '{games} games that are still to be played would begin in the past. Choose later times, or generate again.':
    '{games} partidos por jugar empezarían en el pasado. Elija horas más tarde, o genere de nuevo.',
  'The hours of play are over: choose later hours, or another day for what is still to be played':
    'Las horas de juego ya pasaron: elija horas más tarde, u otro día para lo que falta por jugar',
  '{games} games have started. Confirm to draw again: these leave the table and stay on record alone: {list}.':
    '{games} partidos ya empezaron. Confirme para sortear de nuevo: estos salen de la tabla y solo quedan registrados: {list}.',
  'A game that is locked stands there: unlock it first': 'Allí hay un partido fijado: suéltelo primero',
  '{games} games that are locked stand there: unlock them first':
    'Allí hay {games} partidos fijados: suéltelos primero',
} as const;
