// The journey of imported tables; each test has its own tournament and people.
import './import.journey.ts';
