/** Spanish for messages to organizers about the date of a tournament and its timetable. */
export const dates = {
  'There is no such day. Write the date as 2027-03-14, 3/14/2027 or March 14, 2027':
    'Ese día no existe. Escriba la fecha como 2027-03-14, 3/14/2027 o March 14, 2027',
  'The games have no times while the tournament has no day: give it a day first':
    'Los partidos no tienen hora mientras el torneo no tenga día: póngale primero un día',
} as const;
