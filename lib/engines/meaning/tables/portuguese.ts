import type { DictionaryEntry } from '../entry';
import { entriesOf } from './lists';

/** Subjects in Portuguese and Spanish, folded, with what courses are called. */
export const PORTUGUESE: readonly DictionaryEntry[] = entriesOf(`
  administracao de empresas, administracion de empresas: business administration, business management; administracao, administracion:
  business administration, management; arquitetura, arquitectura: architecture; biologia: biology; ciencia da computacao: computer
  science, computing science; computacao, computacion: computer science, computing; ciencia de dados, ciencia de datos: data science;
  cinema, cine: film; comercio exterior, negocios internacionais, comercio internacional: international business; contabilidade, ciencias
  contabeis, contaduria: accounting, accountancy; direito, derecho: law; economia: economics; educacao, pedagogia, educacion: education;
  enfermagem, enfermeria: nursing; engenharia civil, ingenieria civil: civil engineering; engenharia eletrica, ingenieria electrica:
  electrical engineering; engenharia mecanica, ingenieria mecanica: mechanical engineering; engenharia de software, ingenieria de
  software: software engineering; engenharia, ingenieria: engineering; farmacia: pharmacy, pharmaceutical; financas, finanzas: finance;
  fisioterapia: physiotherapy; gastronomia, cocina: culinary, cookery; gestao de projetos: project management; gestao, gestion:
  management; hotelaria: hotel, hospitality; inteligencia artificial: artificial intelligence; jornalismo, periodismo: journalism;
  logistica: logistics; moda: fashion; musica: music; negocios: business; nutricao, nutricionista, nutricion: nutrition; psicologia:
  psychology; publicidade: advertising, marketing; quimica: chemistry; recursos humanos: human resource; relacoes internacionais,
  relaciones internacionales: international relations; saude publica, salud publica: public health; turismo: tourism; biologia marinha:
  marine biology; medicina veterinaria: veterinary medicine, veterinary science; veterinaria: veterinary; sistemas de informacao:
  information systems; marketing digital: digital marketing; letras: linguistics, literature; engenharia quimica, ingenieria quimica:
  chemical engineering; engenharia ambiental: environmental engineering; design de moda, diseno de modas: fashion design; design grafico,
  diseno grafico: graphic design; psicologia clinica: clinical psychology; ingles: english language; fotografia: photography; agronomia:
  agriculture, agronomy; servico social, trabajo social: social work; historia: history; matematica, matematicas: mathematics; ingenieria
  industrial: industrial engineering; ingenieria de sistemas: computer systems, information systems; ingenieria ambiental: environmental
  science, environmental management; informatica: computer science, information technology; ciencias de la computacion: computer science;
  ciberseguridad: cyber security; mercadotecnia, mercadeo: marketing; diseno de interiores: interior design; diseno: design; comunicacion:
  communication; hoteleria: hospitality, hotel; fisica: physics
`);
