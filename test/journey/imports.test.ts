// The journeys of imported tables, on one product; each has its own tournament and people.
import './import.journey.ts';
import './import-export.journey.ts';
import './import-undone.journey.ts';
