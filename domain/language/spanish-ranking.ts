/** Spanish for the ranking rules of teams. */
export const ranking = {
  'A win is worth more than a draw, and a draw no less than a loss':
    'Una victoria vale más que un empate, y un empate no menos que una derrota',
  'After a shoot-out or lots nothing is left to rank by: put them last':
    'Después de una tanda de penales o un sorteo no queda criterio alguno: póngalos al final',
  'After separation is {afterSeparations}': 'Tras la separación: {afterSeparations}',
  'Goals scored cap': 'Tope de los goles a favor',
  'Goals that give points': 'Goles que dan puntos',
  'Points for a draw': 'Puntos por un empate',
  'Points for a goal': 'Puntos por un gol',
  'Points for a loss': 'Puntos por una derrota',
  'Points for a shut-out': 'Puntos por no recibir goles',
  'Points for a win': 'Puntos por una victoria',
  'Preset must be one of {presets}': 'El modelo debe ser uno de estos: {presets}',
  '{label} must be 0 to 99 points': '{label}: debe ser de 0 a 99 puntos',
};
