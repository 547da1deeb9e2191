import { dimensions } from './dimension.js';
import type { UnitRow } from './unit-row.js';

/** Units of force, pressure, energy, electricity, and those of other countries. */
export const derivedUnits: readonly UnitRow[] = [
  {
    symbol: 'N',
    dimension: dimensions.force,
    factor: '1',
    masculine: ['niuton', 'newton'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'Pa',
    dimension: dimensions.pressure,
    factor: '1',
    masculine: ['paskal', 'pascal'],
    prefixed: ['k', 'M', 'h', 'G'],
  },
  { symbol: 'bar', dimension: dimensions.pressure, factor: '100000', masculine: ['bar'], prefixed: ['m'] },
  {
    symbol: 'atm',
    dimension: dimensions.pressure,
    factor: '101325',
    words: ['atmosfera', 'atmosfery', 'atmosfer', 'atmosferach', 'atmospheres', 'atmosphere'],
  },
  {
    symbol: 'J',
    dimension: dimensions.energy,
    factor: '1',
    masculine: ['dzul', 'joule'],
    words: ['dzule'],
    prefixed: ['k', 'M', 'G', 'm'],
  },
  {
    symbol: 'cal',
    dimension: dimensions.energy,
    factor: '4.184',
    wordsOnly: true,
    feminine: ['kalori'],
    words: ['calorie', 'calories', 'kalorii'],
    prefixed: ['k'],
  },
  {
    symbol: 'W',
    dimension: dimensions.power,
    factor: '1',
    masculine: ['wat', 'watt'],
    words: ['wacie'],
    prefixed: ['k', 'M', 'G', 'm'],
  },
  {
    symbol: 'Wh',
    dimension: dimensions.energy,
    factor: '3600',
    feminine: ['watogodzin'],
    words: ['watthour', 'watthours'],
    prefixed: ['k', 'M', 'G'],
  },
  {
    symbol: 'V',
    dimension: dimensions.voltage,
    factor: '1',
    masculine: ['wolt', 'volt'],
    words: ['wolcie'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'Ω',
    tex: '\\Omega',
    dimension: dimensions.resistance,
    factor: '1',
    symbols: ['Ω', 'om', 'Om'],
    masculine: ['om', 'ohm'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'C',
    dimension: dimensions.charge,
    factor: '1',
    masculine: ['kulomb', 'coulomb'],
    prefixed: ['k', 'm', 'µ', 'n'],
  },
  {
    symbol: 'Hz',
    dimension: dimensions.frequency,
    factor: '1',
    masculine: ['herc', 'hertz'],
    words: ['hercow'],
    prefixed: ['k', 'M', 'G'],
  },
  {
    symbol: 'in',
    tex: '\\text{in}',
    dimension: dimensions.length,
    factor: '0.0254',
    wordsOnly: true,
    words: ['cal', 'cale', 'cali', 'inch', 'inches'],
  },
  {
    symbol: 'ft',
    dimension: dimensions.length,
    factor: '0.3048',
    words: ['foot', 'feet', 'stopa', 'stopy', 'stop'],
  },
  {
    symbol: 'yd',
    dimension: dimensions.length,
    factor: '0.9144',
    words: ['yard', 'yards', 'jard', 'jardy', 'jardow'],
  },
  {
    symbol: 'mi',
    tex: '\\text{mi}',
    dimension: dimensions.length,
    factor: '1609.344',
    words: ['mile', 'miles', 'mila', 'mil'],
  },
  {
    symbol: 'lb',
    dimension: dimensions.mass,
    factor: '0.45359237',
    symbols: ['lbs'],
    words: ['pound', 'pounds', 'funt', 'funty', 'funtow'],
  },
  {
    symbol: 'oz',
    dimension: dimensions.mass,
    factor: '0.028349523125',
    words: ['ounce', 'ounces', 'uncja', 'uncje', 'uncji'],
  },
  { symbol: 'mph', dimension: dimensions.speed, factor: '0.44704' },
  {
    symbol: 'b',
    dimension: dimensions.data,
    factor: '1',
    symbols: ['bit'],
    words: ['bit', 'bity', 'bitow', 'bits', 'bitach'],
  },
  {
    symbol: 'B',
    dimension: dimensions.data,
    factor: '8',
    words: ['bajt', 'bajty', 'bajtow', 'bajtach', 'byte', 'bytes'],
  },
  { symbol: 'KiB', dimension: dimensions.data, factor: '8192' },
  { symbol: 'MiB', dimension: dimensions.data, factor: '8388608' },
  { symbol: 'GiB', dimension: dimensions.data, factor: '8589934592' },
];

/** Kilo- of bytes is 1024 in Polish schools, and either thing elsewhere: the reader of conversions decides. */
/** Money. */
export const moneyUnits: readonly UnitRow[] = [
  {
    symbol: 'zł',
    dimension: dimensions.money,
    factor: '1',
    symbols: ['zl', 'PLN'],
    words: ['zloty', 'zlote', 'zlotych', 'zlotego', 'zlotowki', 'zlotowek', 'zlotowke'],
  },
  { symbol: 'gr', dimension: dimensions.money, factor: '0.01', words: ['grosz', 'grosze', 'groszy'] },
  { symbol: '€', dimension: dimensions.money, factor: '1', symbols: ['EUR'], words: ['euro', 'euros'] },
  {
    symbol: '$',
    tex: '\\$',
    dimension: dimensions.money,
    factor: '1',
    symbols: ['USD'],
    words: ['dollar', 'dollars', 'dolar', 'dolary', 'dolarow'],
  },
  { symbol: '£', dimension: dimensions.money, factor: '1', symbols: ['GBP'] },
];

/** A quarter of an hour. */
export const quarterOfAnHour: UnitRow = {
  symbol: 'kwadrans',
  dimension: dimensions.time,
  factor: '900',
  words: ['kwadrans', 'kwadranse', 'kwadransa', 'kwadransow', 'kwadransie'],
};

export const byteUnits: readonly UnitRow[] = [
  {
    symbol: 'kB',
    dimension: dimensions.data,
    factor: '8192',
    symbols: ['KB'],
    words: ['kilobajt', 'kilobajty', 'kilobajtow', 'kilobajtach'],
  },
  {
    symbol: 'MB',
    dimension: dimensions.data,
    factor: '8388608',
    words: ['megabajt', 'megabajty', 'megabajtow', 'megabajtach'],
  },
  {
    symbol: 'GB',
    dimension: dimensions.data,
    factor: '8589934592',
    words: ['gigabajt', 'gigabajty', 'gigabajtow', 'gigabajtach'],
  },
  {
    symbol: 'TB',
    dimension: dimensions.data,
    factor: '8796093022208',
    words: ['terabajt', 'terabajty', 'terabajtow', 'terabajtach'],
  },
];
