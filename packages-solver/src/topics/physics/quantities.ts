import { dimensions, type Dimension } from '../../science/dimension.js';

/** A quantity of school physics. */
export interface PhysicalQuantity {
  readonly tex: string;
  readonly dimension: Dimension;
  /** The SI unit that an answer comes in. */
  readonly unit: string;
  readonly pl: string;
  readonly en: string;
  /** Anchored patterns of its name in folded text, one to three words. */
  readonly nouns: RegExp;
  /** Letters that pupils write for it before `=`; upper and lower case matter. */
  readonly letters: readonly string[];
}

function quantity(
  tex: string,
  dimension: Dimension,
  unit: string,
  names: readonly [pl: string, en: string],
  nouns: RegExp,
  letters: readonly string[] = [tex],
): PhysicalQuantity {
  return { tex, dimension, unit, pl: names[0], en: names[1], nouns, letters };
}

const d = dimensions;

/** Every quantity that the formulas have, by the name that the formulas use. */
export const quantities = {
  distance: quantity(
    's',
    d.length,
    'm',
    ['droga', 'distance'],
    /^(?:dro(?:ga|ge|gi|gach|dze)|odleglosc(?:i|ia)?|dystans(?:u|ie)?|tras(?:a|e|y|ie)|distances?)\b/u,
  ),
  height: quantity(
    'h',
    d.length,
    'm',
    ['wysokość', 'height'],
    /^(?:wysokosc(?:i|ia)?|glebokosc(?:i|ia)?|heights?|depths?)\b/u,
  ),
  wavelength: quantity(
    '\\lambda',
    d.length,
    'm',
    ['długość fali', 'wavelength'],
    /^(?:dlugosc(?:i|ia)? (?:tej )?fali|wavelengths?)\b/u,
    ['λ'],
  ),
  time: quantity('t', d.time, 's', ['czas', 'time'], /^(?:czas(?:u|ie|em)?|times?)\b/u),
  period: quantity('T', d.time, 's', ['okres', 'period'], /^(?:okres(?:u|ie|em)?(?: drgan)?|period)\b/u),
  speed: quantity(
    'v',
    d.speed,
    'm/s',
    ['prędkość', 'speed'],
    /^(?:sredni(?:a|ej|o)? )?(?:predkosc(?:i|ia)?|szybkosc(?:i|ia)?|(?:average )?speeds?|velocity)(?: (?:srednia|sredniej|koncow(?:a|ej)))?\b/u,
  ),
  speedChange: quantity(
    '\\Delta v',
    d.speed,
    'm/s',
    ['zmiana prędkości', 'change of speed'],
    /^(?:zmian(?:a|e) predkosci|change (?:of|in) speed)\b/u,
    ['Δv', '∆v'],
  ),
  acceleration: quantity(
    'a',
    d.acceleration,
    'm/s^2',
    ['przyspieszenie', 'acceleration'],
    /^(?:przyspiesze(?:nie|nia|niem|niu)|acceleration)\b/u,
  ),
  gravity: quantity(
    'g',
    d.acceleration,
    'N/kg',
    ['przyspieszenie ziemskie', 'strength of gravity'],
    /^(?:przyspiesze(?:nie|nia|niem) (?:ziemski(?:e|ego|m)|grawitacyjn(?:e|ego|ym))|(?:gravitational acceleration|acceleration (?:due to|of) gravity|gravitational field strength))\b/u,
  ),
  mass: quantity('m', d.mass, 'kg', ['masa', 'mass'], /^(?:mas(?:a|e|y|ie)|mass(?:es)?)\b/u),
  volume: quantity('V', d.volume, 'm^3', ['objętość', 'volume'], /^(?:objetosc(?:i|ia)?|volumes?)\b/u),
  area: quantity(
    'S',
    d.area,
    'm^2',
    ['pole powierzchni', 'area'],
    /^(?:pol(?:e|a|u|em) powierzchni|powierzchni(?:a|e|i)?|pol(?:e|u|em)|areas?)\b/u,
    ['S', 'A'],
  ),
  density: quantity(
    '\\rho',
    d.density,
    'kg/m^3',
    ['gęstość', 'density'],
    /^(?:gestosc(?:i|ia)?|density)\b/u,
    ['ρ', 'd'],
  ),
  force: quantity(
    'F',
    d.force,
    'N',
    ['siła', 'force'],
    /^(?:sil(?:a|e|y)(?: (?:nacisku|ciagu|wypadkow(?:a|ej)))?|(?:net |resultant )?forces?|nacisk(?:u|iem)?)\b/u,
  ),
  weight: quantity(
    'F_g',
    d.force,
    'N',
    ['ciężar', 'weight'],
    /^(?:ciezar(?:u|em|ze)?|sil(?:a|e|y) (?:ciezkosci|grawitacji)|weights?)\b/u,
    ['Fg', 'Q'],
  ),
  pressure: quantity(
    'p',
    d.pressure,
    'Pa',
    ['ciśnienie', 'pressure'],
    /^(?:cisnieni(?:e|a|em|u)(?: hydrostatyczn(?:e|ego|ym))?|(?:hydrostatic )?pressures?)\b/u,
  ),
  work: quantity('W', d.energy, 'J', ['praca', 'work'], /^(?:prac(?:a|e|y)(?: pradu)?|work(?: done)?)\b/u),
  kinetic: quantity(
    'E_k',
    d.energy,
    'J',
    ['energia kinetyczna', 'kinetic energy'],
    /^(?:energi(?:a|e|i) kinetyczn(?:a|ej)|kinetic energy)\b/u,
    ['Ek', 'E_k'],
  ),
  potential: quantity(
    'E_p',
    d.energy,
    'J',
    ['energia potencjalna', 'potential energy'],
    /^(?:energi(?:a|e|i) potencjaln(?:a|ej)(?: grawitacji| ciezkosci)?|(?:gravitational )?potential energy)\b/u,
    ['Ep', 'E_p'],
  ),
  heat: quantity(
    'Q',
    d.energy,
    'J',
    ['ciepło', 'heat'],
    /^(?:(?:ilosc )?(?:ciepl(?:a|o)|energi(?:a|e|i) cieplnej)|heat(?: energy)?|thermal energy)\b/u,
  ),
  energy: quantity(
    'E',
    d.energy,
    'J',
    ['energia elektryczna', 'electrical energy'],
    /^(?:energi(?:a|e|i)(?: elektryczn(?:a|ej))?|(?:electrical |electric )?energy)\b/u,
  ),
  power: quantity('P', d.power, 'W', ['moc', 'power'], /^(?:moc(?:y|a)?|power)\b/u),
  voltage: quantity(
    'U',
    d.voltage,
    'V',
    ['napięcie', 'voltage'],
    /^(?:napieci(?:e|a|em|u)(?: elektryczn(?:e|ego))?|voltage|potential difference)\b/u,
  ),
  current: quantity(
    'I',
    d.current,
    'A',
    ['natężenie prądu', 'current'],
    /^(?:nateze(?:nie|nia|niem|niu)(?: pradu)?(?: elektrycznego)?|prad(?:u)? o natezeniu|current)\b/u,
  ),
  resistance: quantity(
    'R',
    d.resistance,
    'Ω',
    ['opór', 'resistance'],
    /^(?:op(?:or|oru|orze|orem)(?: elektryczn(?:y|ego|ym))?|rezystancj(?:a|e|i)|resistance)\b/u,
  ),
  charge: quantity(
    'q',
    d.charge,
    'C',
    ['ładunek', 'charge'],
    /^(?:ladun(?:ek|ku|kiem|kow)(?: elektryczn(?:y|ego))?|charge)\b/u,
  ),
  specificHeat: quantity(
    'c',
    d.specificHeat,
    'J/(kg*K)',
    ['ciepło właściwe', 'specific heat'],
    /^(?:ciepl(?:o|a|e) wlasciw(?:e|ego|ym)|specific heat(?: capacity)?)\b/u,
    ['c', 'cw'],
  ),
  warming: quantity(
    '\\Delta T',
    d.temperature,
    'K',
    ['przyrost temperatury', 'rise in temperature'],
    /^(?:przyrost(?:u)? temperatury|(?:temperature (?:rise|change|increase)|rise in temperature))\b/u,
    ['ΔT', '∆T', 'Δt', '∆t'],
  ),
  frequency: quantity(
    'f',
    d.frequency,
    'Hz',
    ['częstotliwość', 'frequency'],
    /^(?:czestotliwosc(?:i|ia)?|frequency)\b/u,
  ),
  momentum: quantity(
    'p',
    [1, 1, -1, 0, 0, 0, 0, 0],
    'kg*m/s',
    ['pęd', 'momentum'],
    /^(?:ped(?:u|em)?|momentum)\b/u,
    [],
  ),
} as const satisfies Record<string, PhysicalQuantity>;

/** The name of a quantity in the table. */
export type QuantityName = keyof typeof quantities;

/** Every name. */
export const quantityNames = Object.keys(quantities) as readonly QuantityName[];
