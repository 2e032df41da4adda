import type { WaiverText } from './waiver-text.ts';

/** Terms and Conditions in Spanish, with the same sections; a changed word asks for a new version of both. */
export const waiver: WaiverText = {
  version: '2026-11',
  sections: [
    {
      title: 'Aceptación de los riesgos',
      text:
        'El fútbol es un juego físico. Los jugadores corren, giran, chocan y se caen sobre césped sintético bajo techo, y ' +
        'aun con reglas, cuidado y equipo de protección algunos se lastiman: los golpes y los esguinces son frecuentes, ' +
        'hay fracturas y lesiones en la cabeza, y en casos raros una lesión es permanente o mortal. Entiendo estos ' +
        'riesgos. Decido participar, o permitir que mi hijo o hija participe, y acepto los riesgos que son propios del ' +
        'juego y del viaje para llegar a él.',
    },
    {
      title: 'Exención de responsabilidad y renuncia a reclamos',
      text:
        'En la mayor medida que permita la ley, libero al torneo, a sus organizadores, personal, voluntarios, árbitros y ' +
        'patrocinadores y a los dueños de las instalaciones de los reclamos propios que surjan de participar, incluidos ' +
        'los reclamos por negligencia ordinaria. Esto no libera a nadie de la negligencia grave ni del daño intencional, ' +
        'y con su aceptación la madre, el padre o el tutor no renuncia a ningún reclamo que la ley reserve al menor.',
    },
    {
      title: 'Indemnización',
      text:
        'Si alguien presenta un reclamo contra las personas mencionadas arriba por lo que yo o mi hijo o hija hicimos en ' +
        'el evento, acepto cubrir los gastos razonables de ese reclamo, en la medida que permita la ley y en la medida en ' +
        'que lo hayamos causado.',
    },
    {
      title: 'Autorización médica',
      text:
        'El jugador está en condiciones de jugar, y avisaré a los organizadores de cualquier condición de salud que deban ' +
        'conocer. Si el jugador se lastima y no pueden comunicarse conmigo, los organizadores pueden pedir primeros ' +
        'auxilios, una ambulancia o tratamiento de emergencia. El costo de esa atención corre por mi cuenta. Un jugador ' +
        'que pueda tener una conmoción cerebral sale de la cancha y no vuelve a jugar ese día.',
    },
    {
      title: 'Uso de la imagen',
      text:
        'Durante el evento se pueden tomar fotos y videos. Muestran al jugador por su nombre o su cara en las ' +
        'publicaciones propias del torneo solo si marco la casilla aparte para ello. Esa decisión es libre: la ' +
        'inscripción no depende de ella, y puedo retirarla en cualquier momento escribiendo a los organizadores.',
    },
    {
      title: 'Sin garantía de seguridad ni de resultados',
      text:
        'Los organizadores trabajan para que el evento sea seguro y justo, pero no pueden prometer que nadie se ' +
        'lastimará, que un equipo ganará o jugará cierto número de partidos, ni que el clima, los cierres o la falta de ' +
        'equipos nunca cambiarán el horario de los partidos.',
    },
    {
      title: 'Acuerdo vinculante',
      text:
        'Este acuerdo se rige por las leyes del Estado de Nueva Jersey. Una disputa sobre él o sobre el evento se ' +
        'resuelve mediante arbitraje vinculante en Nueva Jersey y no ante un tribunal, con un solo árbitro neutral, a ' +
        'menos que la ley exija otra cosa. Si una parte de este acuerdo no es válida, lo demás sigue siendo válido. Al ' +
        'aceptar confirmo que tengo al menos 18 años, o que la madre, el padre o el tutor que se nombra en el formulario ' +
        'ha leído esto y lo acepta en nombre del jugador.',
    },
  ],
};
