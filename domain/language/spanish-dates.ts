/** Spanish for messages to organizers about the timetable of a tournament that gets another date. */
export const dates = {
  'What becomes of the timetable': 'Qué pasa con el calendario',
  'Timetable must be move, clear or keep': 'El calendario debe ser move, clear o keep',
  'There is no such day. Write the date as 2027-03-14, 3/14/2027 or March 14, 2027':
    'Ese día no existe. Escriba la fecha como 2027-03-14, 3/14/2027 o March 14, 2027',
  'The timetable is on the earlier date: say whether it is moved, cleared or kept':
    'El calendario está en la fecha anterior: diga si se mueve, se borra o se queda',
  'The timetable is in the earlier hours: say whether it is moved, cleared or kept':
    'El calendario está en el horario anterior: diga si se mueve, se borra o se queda',
  'The timetable cannot be moved to this date': 'El calendario no se puede mover a esta fecha',
  'The new date is no calendar day: the timetable cannot be moved to it':
    'La nueva fecha no es un día del calendario: el calendario no se puede mover a ella',
  'One game would be outside the hours of play, at {at}: change the hours, or clear the timetable':
    'Un partido quedaría fuera del horario de juego, a las {at}: cambie el horario o borre el calendario',
  '{games} games would be outside the hours of play, the first at {at}: change the hours, or clear the timetable':
    '{games} partidos quedarían fuera del horario de juego, el primero a las {at}: cambie el horario o borre el calendario',
  'One game has started: the timetable cannot be cleared. Move what is still to be played, or keep it':
    'Un partido ya comenzó: el calendario no se puede borrar. Mueva lo que falta por jugar o déjelo',
  '{games} games have started: the timetable cannot be cleared. Move what is still to be played, or keep it':
    '{games} partidos ya comenzaron: el calendario no se puede borrar. Mueva lo que falta por jugar o déjelo',
} as const;
