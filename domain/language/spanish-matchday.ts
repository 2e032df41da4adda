/** Spanish for messages to score keepers and the public about games, brackets and timetables. */
export const matchday = {
  'The tournament has changed since you looked: look at the preview again':
    'El calendario ha cambiado desde que usted lo miró: mire otra vez la vista previa',
  'No change of this timetable is left to undo': 'Ya no queda ningún cambio de este calendario por deshacer',
  'Games of the last change were moved again since: move them by hand':
    'Los partidos del último cambio se movieron otra vez desde entonces: muévalos a mano',
  'A game of the last change has started or is locked: it stays where it is':
    'Un partido del último cambio ya empezó o está fijo: se queda donde está',
  '{games} games of the last change have started or are locked: they stay where they are':
    '{games} partidos del último cambio ya empezaron o están fijos: se quedan donde están',
  'A game that has started or is locked stays where it is': 'Un partido que ya empezó o está fijo se queda donde está',
  'A game that has started stays where it is: it needs no lock':
    'Un partido que ya empezó se queda donde está: no hace falta fijarlo',
  'A goal counts for one of the two teams': 'Un gol cuenta para uno de los dos equipos',
  'A goal is settled once': 'Cada gol se aclara una sola vez',
  'A goal on record is named by its id': 'Un gol anotado se indica con su id',
  'A goal that is told anew stays with its team': 'Un gol que se corrige sigue siendo del mismo equipo',
  'A goal that was to be settled is not on record any more': 'Un gol que se iba a aclarar ya no está anotado',
  'A goal is scored by a player of one of the two teams': 'Un gol lo marca un jugador de uno de los dos equipos',
  'A score is two whole numbers from 0 to {highestScore}': 'Un marcador son dos números enteros de 0 a {highestScore}',
  'A score keeper can take back an own goal for {minutesToUndo} minutes; ask an organizer':
    'Quien lleva el marcador puede anular un gol que anotó durante {minutesToUndo} minutos; pida ayuda a un organizador',
  'A shoot-out cannot end level': 'Una tanda de penales no puede terminar en empate',
  'For the shoot-out: {scoreWrong}': 'Para la tanda de penales: {scoreWrong}',
  'Game not found': 'No se encontró el partido',
  'Goal not found': 'No se encontró el gol',
  Heard: 'Recibido',
  'Incorrect password': 'La contraseña no es correcta',
  'No such score keeper is signed in': 'No hay ninguna sesión de ese anotador',
  'Only a team of this game can forfeit it': 'Solo un equipo de este partido puede no presentarse',
  'Please choose a game': 'Por favor, elija un partido',
  'Please choose a player': 'Por favor, elija un jugador',
  'Please choose a tournament': 'Por favor, elija un torneo',
  'Please choose the team that forfeits': 'Por favor, elija el equipo que no se presenta',
  'Please enter your name': 'Por favor, escriba su nombre',
  'Please sign in as a score keeper': 'Por favor, inicie sesión para llevar el marcador',
  'Somebody else has changed this game: it stands at {team1Score} - {team2Score} now':
    'Otra persona cambió este partido: ahora va {team1Score} - {team2Score}',
  'Please choose the team that the goal counts for': 'Por favor, elija el equipo para el que cuenta el gol',
  'The last goal seen is named by its id': 'El último gol visto se indica con su id',
  'The scorer is player, unknown or own': 'El goleador es player, unknown u own',
  'The brackets of this tournament have not been generated yet': 'Las llaves de este torneo todavía no se han generado',
  'The minute is a whole number from 1 to {lastMinute}': 'El minuto es un número entero de 1 a {lastMinute}',
  'The two teams of this game are not known yet': 'Todavía no se sabe qué dos equipos juegan este partido',
  'This game cannot end level: enter the golden goal, or the result of the shoot-out':
    'Este partido no puede terminar en empate: anote el gol de oro o el resultado de la tanda de penales',
  'This game has been completed. Score updates are disabled for completed games.':
    'Este partido ya terminó. El marcador de los partidos terminados no se puede cambiar.',
  'This game is not in the timetable': 'Este partido no está en el horario',
  'This game was changed meanwhile. Look at it again before you change it.':
    'Este partido cambió mientras tanto. Mírelo otra vez antes de cambiarlo.',
  'This game was forfeited: its score is that of the forfeit. Reopen it to enter goals.':
    'Este partido se dio por perdido: su marcador es el de la incomparecencia. Reábralo para anotar goles.',
  'This game has not ended. To take its start back, delete it: a fresh game stands in its place.':
    'Este partido no ha terminado. Para deshacer su inicio, elimínelo: queda un partido nuevo en su lugar.',
  'An abandoned game stands, is replayed, or is void': 'Un partido suspendido vale, se repite o no cuenta',
  'Nobody has begun this game: it can be closed as not played, and then counts for nothing':
    'Nadie empezó este partido: se puede cerrar como no jugado, y entonces no cuenta',
  'This game was forfeited. Reopen it to close it in another way.':
    'Este partido se dio por perdido. Reábralo para cerrarlo de otra manera.',
  'This game was not played. Reopen it to enter goals.': 'Este partido no se jugó. Reábralo para anotar goles.',
  'This game was completed with another score': 'Este partido se cerró con otro marcador',
  'This game was completed with another shoot-out': 'Este partido se cerró con otra tanda de penales',
  'This game was left behind by an earlier draw: it has no place in the timetable':
    'Este partido quedó de un sorteo anterior: no tiene lugar en el horario',
  'This is no link for score keepers': 'Este no es un enlace para llevar el marcador',
  'This link does not open score keeping any more. Please ask an organizer for a new one.':
    'Este enlace ya no sirve para llevar el marcador. Por favor, pida uno nuevo a un organizador.',
  '{updatedBy} has entered a goal of this team at minute {minute}: is it the same one?':
    '{updatedBy} anotó un gol de este equipo en el minuto {minute}: ¿es el mismo?',
  'Your name must be less than 50 characters': 'Su nombre debe tener menos de 50 caracteres',
} as const;
