// The tests of the document of the API, on one product.
import './client.journey.ts';
import './document.journey.ts';
import './released-document.journey.ts';
