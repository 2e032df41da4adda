import { feeMark, type SiteTexts } from './site-texts.ts';
import { tournamentRules } from './tournament-rules.es.ts';

/** Default texts of the site in Spanish; cups and series keep their English names, by which tournaments are found. */
export const defaultSiteTexts: SiteTexts = {
  aboutUs: [
    'Golden Goal organiza torneos juveniles de fútbol 3 contra 3 en césped sintético bajo techo en el norte y el centro de Nueva Jersey.',
    'Con tres por equipo, todos tocan más el balón, rematan más y deciden más. Nadie se esconde y nadie espera mucho tiempo en la banca.',
    'Traiga un equipo, únase a uno o venga por su cuenta: aquí hay un partido para jugadores de 6 a 19 años y de todos los niveles, de Here to Chill a Here to Cook.',
  ].join('\n\n'),
  trainingPrograms: [
    'Entre un torneo y otro, un entrenador independiente ofrece sesiones individuales y en grupos pequeños para jugadores de nuestras categorías.',
    'Control del balón, uno contra uno, definición: lo que gana los partidos de pocos jugadores. Las sesiones se acuerdan y se pagan con el entrenador, aparte de cualquier torneo.',
  ].join('\n\n'),
  tournamentInfo: [
    {
      name: 'Fall Cup',
      text: 'Un día para todas las categorías: equipos de U7 a U19 juegan por la copa de la suya.',
      undated: 'Fecha por anunciar',
    },
    {
      name: 'Fall Series Challenge',
      text: 'Noches de fútbol en césped sintético bajo techo. Abrimos más noches y lugares donde los pidan suficientes jugadores.',
      undated: 'Fechas y lugares según la demanda',
    },
  ],
  faq: [
    {
      question: '¿Cuánto cuesta?',
      answer: `${feeMark} por jugador; se paga con Venmo o en el torneo. En este sitio no se cobra nada.`,
    },
    {
      question: '¿Cuántos jugadores tiene un equipo?',
      answer: 'Hasta cinco: tres en la cancha y dos suplentes. El capitán es uno de ellos e invita a los demás.',
    },
    {
      question: '¿Puede venir mi hijo o hija sin equipo?',
      answer: 'Sí. Inscríbalo como jugador individual y le buscamos un equipo con jugadores de su edad y nivel.',
    },
    {
      question: '¿Cuál es la categoría correcta?',
      answer:
        'Decide el año de nacimiento, y el formulario la pone. Hasta la U14 se puede ser un año menor que la categoría; nadie juega con los menores.',
    },
    {
      question: '¿Cuándo recibimos el horario de los partidos?',
      answer: 'Por correo electrónico, 48 horas antes del comienzo.',
    },
    {
      question: '¿Qué llevamos?',
      answer: 'Espinilleras, que el reglamento exige, zapatos para césped sintético y agua.',
    },
    {
      question: '¿Estamos inscritos y está pagado?',
      answer:
        'La ficha del jugador muestra su equipo, su pago y su exención de responsabilidad. Allí también puede cambiar sus datos de contacto.',
    },
  ],
  rules: tournamentRules,
  refundPolicy: [
    'Antes de la fecha límite de inscripción se le devuelve todo su dinero; después, solo si su lugar pasa a otra persona.',
    'Pasar a otro torneo no cuesta nada: lo que pagó va con la inscripción. Si cancelamos nosotros, usted elige entre las dos cosas.',
  ].join('\n\n'),
};
