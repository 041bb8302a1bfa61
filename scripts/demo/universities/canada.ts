/** Columns: see `parseUniversities`. Fees in CAD a year. */
export const CANADA = `
University of Toronto | university | Toronto, Mississauga, Scarborough | https://www.utoronto.ca | 62000 / 38000 | 6.5 / 6
University of British Columbia | university | Vancouver, Kelowna | https://www.ubc.ca | 50000 / 32000 | 6.5 / 6
McGill University | university | Montreal | https://www.mcgill.ca | 44000 / 26000 | 6.5 / 6
University of Alberta | university | Edmonton, Camrose | https://www.ualberta.ca | 38000 / 18000 | 6.5 / 6
University of Calgary | university | Calgary | https://www.ucalgary.ca | 34000 / 18000 | 6.5 / 6
University of Waterloo | university | Waterloo, Kitchener | https://uwaterloo.ca | 52000 / 28000 | 6.5 / 6
Western University | university | London | https://www.uwo.ca | 45000 / 26000 | 6.5 / 6
McMaster University | university | Hamilton | https://www.mcmaster.ca | 44000 / 24000 | 6.5 / 6
Queen's University | university | Kingston | https://www.queensu.ca | 52000 / 24000 | 6.5 / 6
University of Ottawa | university | Ottawa | https://www.uottawa.ca | 42000 / 27000 | 6.5 / 6
Simon Fraser University | university | Burnaby, Surrey, Vancouver | https://www.sfu.ca | 35000 / 20000 | 6.5 / 6
University of Victoria | university | Victoria | https://www.uvic.ca | 31000 / 17000 | 6.5 / 6
Dalhousie University | university | Halifax, Truro | https://www.dal.ca | 30000 / 22000 | 6.5 / 6
York University | university | Toronto, Markham | https://www.yorku.ca | 37000 / 25000 | 6.5 / 6
Toronto Metropolitan University | university | Toronto | https://www.torontomu.ca | 38000 / 26000 | 6.5 / 6
Concordia University | university | Montreal | https://www.concordia.ca | 31000 / 21000 | 6.5 / 6
University of Manitoba | university | Winnipeg | https://umanitoba.ca | 21000 / 14000 | 6.5 / 6
University of Saskatchewan | university | Saskatoon | https://www.usask.ca | 27000 / 14000 | 6.5 / 6
University of Regina | university | Regina | https://www.uregina.ca | 22000 / 15000 | 6.5 / 6
Memorial University of Newfoundland | university | St. John's, Corner Brook | https://www.mun.ca | 20800 / 12000 | 6.5 / 6
University of New Brunswick | university | Fredericton, Saint John | https://www.unb.ca | 20000 / 14500 | 6.5 / 6
University of Guelph | university | Guelph | https://www.uoguelph.ca | 36000 / 22000 | 6.5 / 6
Carleton University | university | Ottawa | https://carleton.ca | 33000 / 20000 | 6.5 / 6
University of Windsor | university | Windsor | https://www.uwindsor.ca | 32000 / 24000 | 6.5 / 6
Brock University | university | St. Catharines | https://brocku.ca | 32000 / 25000 | 6.5 / 6
Wilfrid Laurier University | university | Waterloo, Brantford | https://www.wlu.ca | 32000 / 22000 | 6.5 / 6
Trent University | university | Peterborough, Oshawa | https://www.trentu.ca | 26000 / 21000 | 6.5 / 6
Ontario Tech University | university | Oshawa | https://ontariotechu.ca | 31000 / 22000 | 6.5 / 6
Lakehead University | university | Thunder Bay, Orillia | https://www.lakeheadu.ca | 28000 / 20000 | 6.5 / 6
University of Northern British Columbia | university | Prince George, Terrace | https://www.unbc.ca | 27000 / 12000 | 6.5 / 6
University of Lethbridge | university | Lethbridge, Calgary | https://www.ulethbridge.ca | 22000 / 15000 | 6.5 / 6
Thompson Rivers University | university | Kamloops, Williams Lake | https://www.tru.ca | 20500 / 22000 | 6.5 / 6
Vancouver Island University | university | Nanaimo, Duncan, Powell River | https://www.viu.ca | 20500 / 24000 | 6.5 / 6
Royal Roads University | university | Victoria | https://www.royalroads.ca | 25000 / 26000 | 6.5 / 6
University of the Fraser Valley | university | Abbotsford, Chilliwack, Mission | https://www.ufv.ca | 20500 / 23000 | 6.5 / 6
Saint Mary's University | university | Halifax | https://www.smu.ca | 22000 / 21000 | 6.5 / 6
Acadia University | university | Wolfville | https://www.acadiau.ca | 23000 / 16000 | 6.5 / 6
Cape Breton University | university | Sydney | https://www.cbu.ca | 21000 / 22500 | 6.5 / 6
University of Prince Edward Island | university | Charlottetown | https://www.upei.ca | 17500 / 15500 | 6.5 / 6
Mount Royal University | university | Calgary | https://www.mtroyal.ca | 24000 / 24000 | 6.5 / 6
MacEwan University | university | Edmonton | https://www.macewan.ca | 24500 / 24500 | 6.5 / 6
Kwantlen Polytechnic University | polytechnic | Surrey, Richmond, Langley | https://www.kpu.ca | 23500 / 24000 | 6.5 / 6
British Columbia Institute of Technology | polytechnic | Burnaby, Vancouver | https://www.bcit.ca | 24000 / 25000 | 6.5 / 6
Southern Alberta Institute of Technology | polytechnic | Calgary | https://www.sait.ca | 22500 / 23000 | 6 / 5.5
Northern Alberta Institute of Technology | polytechnic | Edmonton | https://www.nait.ca | 21500 / 22500 | 6 / 5.5
Humber Polytechnic | polytechnic | Toronto | https://humber.ca | 19500 / 21000 | 6.5 / 6
Seneca Polytechnic | polytechnic | Toronto, King | https://www.senecapolytechnic.ca | 18500 / 19500 | 6 / 5.5
Red River College Polytechnic | polytechnic | Winnipeg | https://www.rrc.ca | 18500 / 18500 | 6.5 / 6
Douglas College | college | New Westminster, Coquitlam | https://www.douglascollege.ca | 21500 / 23500 | 6.5 / 6 | | associate
Langara College | college | Vancouver | https://langara.ca | 20500 / 22500 | 6.5 / 6 | | associate
Camosun College | college | Victoria | https://camosun.ca | 18500 / 19500 | 6.5 / 6 | | associate
Okanagan College | college | Kelowna, Vernon, Penticton | https://www.okanagan.bc.ca | 18000 / 19500 | 6 / 5.5 | | associate
College of New Caledonia | college | Prince George | https://cnc.bc.ca | 15000 / 17500 | 6 / 5.5 | | associate
Centennial College | college | Toronto | https://www.centennialcollege.ca | 17500 / 18500 | 6 / 5.5
Sheridan College | college | Oakville, Brampton, Mississauga | https://www.sheridancollege.ca | 18000 / 19500 | 6 / 5.5
Conestoga College | college | Kitchener, Waterloo, Cambridge | https://www.conestogac.on.ca | 16500 / 17500 | 6 / 5.5
Fanshawe College | college | London, Woodstock, Simcoe | https://www.fanshawec.ca | 17000 / 18500 | 6 / 5.5
Algonquin College | college | Ottawa, Pembroke | https://www.algonquincollege.com | 17500 / 18500 | 6 / 5.5
Mohawk College | college | Hamilton | https://www.mohawkcollege.ca | 17000 / 18500 | 6 / 5.5
Durham College | college | Oshawa, Whitby | https://durhamcollege.ca | 16500 / 17500 | 6 / 5.5
Georgian College | college | Barrie, Orillia, Owen Sound | https://www.georgiancollege.ca | 17000 / 18000 | 6 / 5.5
Niagara College | college | Welland, Niagara-on-the-Lake | https://www.niagaracollege.ca | 17000 / 18000 | 6 / 5.5
St. Lawrence College | college | Kingston, Brockville, Cornwall | https://www.stlawrencecollege.ca | 17000 / 17500 | 6 / 5.5
Lambton College | college | Sarnia | https://www.lambtoncollege.ca | 16000 / 17500 | 6 / 5.5
Cambrian College | college | Sudbury | https://cambriancollege.ca | 16000 / 17000 | 6 / 5.5
Bow Valley College | college | Calgary | https://bowvalleycollege.ca | 18000 / 19000 | 6 / 5.5
Nova Scotia Community College | college | Halifax, Dartmouth, Sydney | https://www.nscc.ca | 14500 / 15500 | 6 / 5.5
`;
