// The journeys of Spanish, on one product; each has its own tournament and people.
import './letters-in-spanish.journey.ts';
import './link-preview.journey.ts';
import './links-in-spanish.journey.ts';
import './programs-in-spanish.journey.ts';
import './refusals-in-spanish.journey.ts';
import './texts-in-spanish.journey.ts';
