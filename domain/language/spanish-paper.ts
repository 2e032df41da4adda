/** Spanish for the printing of a tournament's papers. */
export const paper = {
  'What to print': 'Qué imprimir',
  'Score sheets': 'Hojas de marcador',
  'Please choose what to print from the list': 'Por favor, elija de la lista qué imprimir',
  'Score sheets stand one or two a page': 'Las hojas de marcador van una o dos por página',
  'Certificates for': 'Diplomas para',
  'With the names of the players': 'Con los nombres de los jugadores',
  'Please choose for whom certificates are printed': 'Por favor, elija para quién se imprimen los diplomas',
  Certificate: 'Diploma',
  'is given to': 'se otorga a',
  Champion: 'Campeón',
  'Second place': 'Segundo lugar',
  'Place {place} of {teams}': 'Lugar {place} de {teams}',
  'There is no certificate yet: no division is over': 'Todavía no hay diplomas: ninguna categoría ha terminado',
  'Other papers are being made. Please try again in a moment.':
    'Se están preparando otros documentos. Por favor, inténtelo de nuevo en un momento.',
} as const;
