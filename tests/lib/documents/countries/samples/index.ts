import { germany } from './de'
import { austria } from './at'
import { switzerland } from './ch'
import { france } from './fr'
import { italy } from './it'
import { spain } from './es'
import { netherlands } from './nl'
import { belgium } from './be'
import { poland } from './pl'
import { sweden } from './se'
import { portugal } from './pt'
import { unitedKingdom } from './gb'
import { ireland } from './ie'
import { unitedStates } from './us'
import { canada } from './ca'
import { quebec } from './ca-qc'
import { australia } from './au'
import { newZealand } from './nz'
import { india } from './in'
import { japan } from './jp'
import type { CountrySample } from '../sample-types'

export const COUNTRY_SAMPLES: CountrySample[] = [
  germany,
  austria,
  switzerland,
  france,
  italy,
  spain,
  netherlands,
  belgium,
  poland,
  sweden,
  portugal,
  unitedKingdom,
  ireland,
  unitedStates,
  canada,
  quebec,
  australia,
  newZealand,
  india,
  japan,
]
