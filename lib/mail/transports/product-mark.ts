import type { Attachment } from './types'

/** Content id under which an email's HTML shows the mark. */
export const MARK_CID = 'mark'

/** app/icon.svg at 48 × 48 pixels, for 24 × 24 on screen. In the code, because mail programs show neither SVG nor data URLs. */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAMAAABg3Am1AAABwlBMVEVMaXEJW2ULWmYLWmUJW2QKWWYKWmYLWWUKWmULWmYKWWUK',
  'WWULWGYLWmYLWmYLWmUJWWYLWWYJXmcLWWUIV2kIXWYKW2YLWmULWWUMVWEMWWUJWGILWmYKWWYLWWULWWYKWmUMWWYLWWYKWmQK',
  'WmYKWWYLWmYKWmYHV2cJWWYLWmULWmULWmb4+/ukwsYQXWn3+vpakJgcZnHq8fLC1tnY5ecMW2c5eYIWYm0scHuXur8rb3mvyc1d',
  'kpoNW2fP4OLp8fFBf4jk7e7U4+UWYW1WjZXe6eo7eoQka3a0zdCBq7G80tUSX2owc33o8PERXmp7pqwZZG9XjpYTX2tklp6qxsp9',
  'p63N3uDM3uDh6+xglZzi6+1Nh5Dv9fba5ujE2NpPiJHc6OlckZmnxMjW5OYnbXi/1NfF2dwPXWhilp0OXGgxdH6Cq7HT4uRZj5fw',
  '9vaTtrw4eIJ1oqh0oagpbniCqrD0+PmcvcLz+Pg9e4WRtbqkwsefv8MdZ3Kmw8fA1NjD19o6eYPR4eNTi5Pn7/DN3uHB1dg8e4TM',
  '3eCLsbejwMVRipLl7e4ianV+qK6JsLYydH670dRsm6Khv8Rrm6IgaXQNSb62AAAALHRSTlMATm61HPLX/fP82PFta7i3UPQbbB0e',
  'GftvFWoamNucoklptkzZkZuqIE2Zno/jnL4AAAAJcEhZcwAALiMAAC4jAXilP3YAAAImSURBVEjHrZbnW9swEMZFcDazUOgu3aW9',
  'F5MQQlhhlk0p3XvvvXdLJ6Wlu/D/9hLHT2Q3tuzn6fvJOt1POp0snYQwtLKiKlZLDqqNVdXVC1krdkVJofCOnUX/mgh5ULDM9F8V',
  'Jk8KBwrje/RnIj+HFiHPCq5lYDf50HbOZ9QPENVEoGRHZyrVWbKjUlSXtHcBXSU7ysV6qZXckyx8tQAt/xhzigkpR3o72nU7IBlz',
  'igiJHgMwYAcG2DgmOckAnQD22YHDwDFyAg4BfWkbcAS44AgkePqTVuAsm/Y7AlfPAUNTMnDgInD6uiNAB3m85zJwlw3XyBlIXwZa',
  'F4vA+1ZgMu0C0MN+4OuyCXz7AOy9RG5Aft1/TOALN26TO0AvOahpA/jJAT0hFfCqDfhhAJ+B/qQSyLwGFrp7gJ7uj8CLjAro4Alk',
  'tXUogAnYNPG/Z6DMPPDLWMMkMKdcA73lXC4ZWfrNGb6nArJveHNnDWCWtz2VVQD3kT9Exk5/58YDd+DGHT5DMyYw9Q44Ne0GZK8A',
  'Tz8V/9Znj4Ezbn/rcY7hkXwebrKh1wXoA27pMqAPAUedgVEeL2E90+fZNGoB5Mu+FxjUrcDMoDWmuNgqtYbHRxL2eykxMj4suYT8',
  'X8Z1/q77TaLeV0Fp1ITY4AdYlyvqQe/+8YZcGW3yHFS42SjUAa+FvcJ8CpR5iiq+pfjYWL2tUTn8xgbLe0ar3BxyfBJEQuVrtILj',
  'X50DjPwVQcPqAAAAAElFTkSuQmCC',
].join('')

const MARK: Attachment = {
  name: 'mark.png',
  contentType: 'image/png',
  bytes: new Uint8Array(Buffer.from(PNG, 'base64')),
  cid: MARK_CID,
}

/** Returns the pictures that the HTML of a product email shows; none for one that was rendered before it had the mark. */
export const listProductImages = (html: string): Attachment[] =>
  html.includes(`cid:${MARK_CID}`) ? [MARK] : []
